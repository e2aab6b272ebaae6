import { createFileRoute } from "@tanstack/react-router";
import { AccessibilityPage } from "#src/features/accessibility/AccessibilityPage.tsx";

export const Route = createFileRoute("/accessibility")({ component: AccessibilityPage });
