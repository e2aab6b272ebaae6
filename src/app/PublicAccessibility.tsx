import { AccessibilityPage } from "#src/features/accessibility/AccessibilityPage.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

export const PublicAccessibility = () => (
  <PublicFrame>
    <AccessibilityPage />
  </PublicFrame>
);
