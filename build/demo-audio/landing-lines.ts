import type { Language } from "#contract/voices/voices.ts";
import type { Line } from "./characters.ts";

/** One sentence for each language pill of the landing page's hero. */
export const heroLines: Record<Language, Line> = {
  TURKISH: ["male-charismatic", "Markanızın sesi ilk cümlede tanınır."],
  ARABIC: ["female-narrator", "صوت علامتكم يُعرف من أول جملة.", "صَوْتُ عَلَامَتِكُمْ يُعْرَفُ مِنْ أَوَّلِ جُمْلَةٍ."],
  GERMAN: ["male-confident", "Eine gute Stimme erkennt man, noch bevor der Name fällt."],
  ENGLISH: ["female-natural", "Every brand has a voice. Send us your script, and hear it tomorrow."],
  FRENCH: ["female-compassionate", "Une marque se reconnaît d’abord à sa voix, puis à son nom."],
  SPANISH: ["male-warm", "Hay voces que se quedan contigo mucho después del anuncio."],
  ITALIAN: ["female-celebrity", "La voce giusta trasforma ogni parola in un incontro."],
  RUSSIAN: ["male-deep", "Голос бренда узнают раньше, чем запоминают его имя."],
  PERSIAN: ["female-natural", "هر داستانی صدایی دارد؛ صدای شما همین‌جاست."],
  HINDI: ["male-confident", "सही आवाज़ हर शब्द को यादगार बना देती है।"],
  URDU: ["female-compassionate", "ہر برانڈ کی ایک آواز ہوتی ہے، آپ کی آواز یہاں ہے۔"],
  PORTUGUESE: ["female-bright", "Uma boa voz faz a sua marca ser lembrada por muito tempo."],
  FINNISH: ["male-calm", "Oikea ääni jää mieleen jo ensimmäisestä lauseesta."],
  SWEDISH: ["female-calm", "Rätt röst gör att ditt budskap stannar kvar."],
  NORWEGIAN: ["male-narrator", "Den rette stemmen gjør at folk stopper opp og lytter."],
  INDONESIAN: ["female-natural", "Suara yang tepat membuat mereka ingat nama Anda."],
  VIETNAMESE: ["female-narrator", "Một giọng nói hay khiến khách hàng nhớ mãi thương hiệu của bạn."],
  KURDISH: ["male-warm", "Dengê rast, peyva we digihîne dilê her kesî."],
};

/** The three sample phrases of the AI demo, letter for letter as the glossary has them. */
export const demoLines: [language: Language, line: Line][] = [
  ["TURKISH", ["female-natural", "Markanızın sesi ilk cümlede tanınır."]],
  ["TURKISH", ["female-authoritative", "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın."]],
  ["ENGLISH", ["male-confident", "Every brand has a voice. Send us your script, and hear it tomorrow."]],
];
