import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { ContactWay } from "#contract/constants/values/voice-requests.ts";
import { WhatsAppIcon } from "#src/ui/social-icons.tsx";

/** The picture of a way to reach a visitor. */
export function ContactIcon({ way }: { way: ContactWay }) {
  switch (way) {
    case "phone":
      return <Phone size={20} strokeWidth={1.75} aria-hidden="true" />;
    case "mail":
      return <Mail size={20} strokeWidth={1.75} aria-hidden="true" />;
    case "whatsapp":
      return <WhatsAppIcon />;
  }
}
