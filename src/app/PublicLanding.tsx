import { LandingPage } from "#src/features/landing/LandingPage.tsx";
import { VoiceRequest } from "#src/features/voice-requests/VoiceRequest.tsx";
import { PublicFrame } from "./PublicFrame.tsx";

export const PublicLanding = () => (
  <PublicFrame>
    <VoiceRequest>{(open) => <LandingPage onRequest={(voice) => open({ voice })} />}</VoiceRequest>
  </PublicFrame>
);
