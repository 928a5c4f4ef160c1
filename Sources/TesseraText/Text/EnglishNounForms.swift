/// Common English nouns that do not follow the rules.
enum EnglishNounForms {
  typealias Form = (ending: String, replacement: String)

  /// Singulars with their plurals.
  static let irregular: [Form] = [
    ("person", "people"), ("woman", "women"), ("man", "men"), ("child", "children"), ("foot", "feet"),
    ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("louse", "lice"), ("ox", "oxen"), ("die", "dice"),
    ("knife", "knives"), ("wife", "wives"), ("life", "lives"), ("shelf", "shelves"), ("self", "selves"),
    ("elf", "elves"), ("leaf", "leaves"), ("loaf", "loaves"), ("wolf", "wolves"), ("half", "halves"),
    ("calf", "calves"), ("thief", "thieves"), ("scarf", "scarves"), ("hoof", "hooves"), ("quiz", "quizzes"),
    ("axis", "axes"), ("matrix", "matrices"), ("vertex", "vertices"), ("index", "indexes"),
    ("appendix", "appendices"), ("criterion", "criteria"), ("phenomenon", "phenomena"), ("medium", "media"),
    ("bacterium", "bacteria"), ("stratum", "strata"), ("cactus", "cacti"), ("fungus", "fungi"), ("radius", "radii"),
    ("stimulus", "stimuli"), ("alumnus", "alumni"), ("nucleus", "nuclei"), ("larva", "larvae"), ("alga", "algae"),
    ("analysis", "analyses"), ("crisis", "crises"), ("thesis", "theses"), ("diagnosis", "diagnoses"),
    ("oasis", "oases"), ("synopsis", "synopses"),
  ]

  /// Plurals with their singulars.
  static let irregularPlurals: [Form] =
    irregular.map { (ending: $0.replacement, replacement: $0.ending) }

  /// Endings of compounds that are no longer than other words.
  static let shortEndings: Set<String> = [
    "man", "men", "foot", "feet", "mice", "wife", "life", "self", "leaf", "loaf", "wolf", "half", "calf",
  ]

  /// Nouns that end like an irregular one and are regular.
  static let regularInSpite: Set<String> = [
    "human", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman", "mongoose", "blouse", "superhuman",
  ]

  /// Singulars that end like an irregular plural.
  static let singularInSpite: Set<String> = [
    "specimen", "regimen", "omen", "abdomen", "acumen", "olives", "pumice",
  ]

  static let unchanged: Set<String> = [
    "deer", "moose", "series", "species", "swine", "bison", "salmon", "trout", "squid", "offspring", "news", "means",
    "headquarters", "crossroads", "chassis", "gallows", "information", "equipment", "furniture", "luggage", "baggage",
    "homework", "feedback", "advice", "evidence", "traffic", "aerobics", "athletics", "economics", "electronics",
    "mathematics", "physics", "politics", "statistics",
  ]

  /// Nouns in -o whose plural ends in -oes.
  static let inOes: Set<String> = [
    "potato", "tomato", "hero", "superhero", "echo", "veto", "torpedo", "mosquito", "volcano", "tornado", "buffalo",
    "mango", "cargo", "domino", "embargo",
  ]

  /// Nouns in -ch with the sound of a k, whose plural ends in -chs.
  static let hardInCh: Set<String> = [
    "stomach", "monarch", "epoch", "patriarch", "matriarch", "eunuch", "loch", "tech",
  ]

  /// Endings of nouns in -che, whose plural ends in -ches too.
  static let inChe: [String] = [
    "cache", "ache", "avalanche", "niche", "creche", "quiche", "brioche", "psyche", "pastiche", "cliche", "douche",
  ]

  /// Nouns in -ie: the singular of their plural in -ies does not end in -y.
  static let inIe: Set<String> = [
    "movie", "cookie", "zombie", "calorie", "selfie", "rookie", "hoodie", "smoothie", "brownie", "genie", "prairie",
    "indie", "foodie", "freebie", "newbie", "birdie", "collie", "pixie", "magpie", "necktie", "sortie", "eyrie",
    "caddie", "laddie", "veggie", "budgie", "aussie", "camaraderie", "reverie", "lingerie", "boogie", "bookie",
  ]

  /// Singulars that end in -s.
  static let inS: Set<String> = [
    "lens", "gas", "atlas", "canvas", "bias", "alias", "christmas", "pancreas", "chaos", "cosmos", "rhinoceros",
    "thermos", "biceps", "triceps", "forceps", "yes", "bus", "minibus", "omnibus", "virus", "bonus", "status",
    "campus", "census", "circus", "chorus", "focus", "genius", "minus", "plus", "walrus", "octopus", "sinus",
    "surplus", "lotus", "crocus", "apparatus", "syllabus", "platypus", "abacus", "nexus", "fetus", "prospectus",
    "discus", "hiatus", "iris", "tennis", "pelvis", "trellis", "clitoris", "cannabis", "penis", "mantis", "portcullis",
  ]

  /// Plurals that end in -us or -is.
  static let pluralInUsAndIs: Set<String> = [
    "menus", "gurus", "emus", "tutus", "taxis", "skis", "bikinis", "kiwis", "emojis", "safaris", "alibis",
    "rabbis", "khakis", "yetis", "zucchinis", "paninis", "wikis",
  ]
}
