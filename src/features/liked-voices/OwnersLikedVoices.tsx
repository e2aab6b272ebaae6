import { LikedVoicesPage } from "./LikedVoicesPage.tsx";
import { NoLikedVoices } from "./NoLikedVoices.tsx";

/** An owner has no likes: nothing is asked of the server. */
export const OwnersLikedVoices = () => (
  <LikedVoicesPage>
    <NoLikedVoices />
  </LikedVoicesPage>
);
