import type { Agency } from "#contract/constants/agency.ts";
import type { InboxRequest } from "#contract/voice-requests/voice-requests.ts";
import { inBothLanguages, quote, type Letter } from "#server/mail/letter.ts";

/** What the agency is told about a visitor's request. */
export function requestLetter(request: InboxRequest, address: string, agency: Agency): Letter {
  const { fullName, email, companyName, projectMedium, projectVersion, budgetRange } = request;
  const phone = request.phoneE164 ? `${request.phone} (${request.phoneE164})` : request.phone;
  const subject = `${agency.name}: yeni ses talebi / new voice request`;
  return inBothLanguages(subject, address, (write) => [
    write("request"),
    "",
    write("fullName", { value: fullName }),
    write("companyName", { value: companyName }),
    write("email", { value: email }),
    write("phone", { value: phone }),
    write("projectMedium", { value: projectMedium }),
    ...(projectVersion ? [write("projectVersion", { value: projectVersion })] : []),
    ...(budgetRange ? [write("budgetRange", { value: budgetRange })] : []),
    ...(request.radioSolutions ? [write("aiVoiceover")] : []),
    write("voiceRequirements"),
    quote(request.voiceRequirements),
  ]);
}
