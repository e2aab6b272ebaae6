import type { VoiceRequest } from "#contract/voice-requests/voice-requests.ts";

/** What the application sends: all nine fields. */
export const requestOf = (more: Partial<VoiceRequest> = {}): VoiceRequest => ({
  fullName: "Ayşe Öz",
  phone: "0532 123 45 67",
  email: "ayse@ornek.example",
  companyName: "Örnek A.Ş.",
  projectMedium: "Radyo",
  projectVersion: "",
  budgetRange: "",
  voiceRequirements: "Sıcak bir kadın sesi.\nTürkçe.",
  radioSolutions: false,
  ...more,
});
