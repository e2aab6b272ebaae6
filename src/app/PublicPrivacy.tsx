import { PrivacyPage } from "#src/features/privacy/PrivacyPage.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

export const PublicPrivacy = () => (
  <PublicFrame>
    <PrivacyPage />
  </PublicFrame>
);
