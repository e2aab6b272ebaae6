import type { SubmittedVoiceRequest, VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { cleanLine, cleanLines, cleanOptionalLine } from "#server/http/clean-text.ts";
import { wrongField } from "#server/http/problems/problem.ts";

const emailShape = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;

/** The nine fields, trimmed; 400 for a blank one, a control character, or an invalid e-mail address. */
export function cleanRequest(sent: SubmittedVoiceRequest): VoiceRequest {
  const email = cleanLine(sent.email, "email");
  if (!emailShape.test(email)) throw wrongField("email");
  return {
    fullName: cleanLine(sent.fullName, "fullName"),
    phone: cleanLine(sent.phone, "phone"),
    email,
    companyName: cleanLine(sent.companyName, "companyName"),
    projectMedium: cleanLine(sent.projectMedium, "projectMedium"),
    projectVersion: cleanOptionalLine(sent.projectVersion ?? "", "projectVersion"),
    budgetRange: cleanOptionalLine(sent.budgetRange ?? "", "budgetRange"),
    voiceRequirements: cleanLines(sent.voiceRequirements, "voiceRequirements"),
    radioSolutions: sent.radioSolutions ?? false,
  };
}
