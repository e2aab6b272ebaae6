import { features } from "#contract/constants/enumerations.ts";

/** A server that keeps one sample for an artist, as other back ends do. */
export const withoutCatalogue = {
  parts: {
    features: features.filter(
      (feature) => feature !== "catalogue" && feature !== "demo" && feature !== "mail",
    ),
  },
};
