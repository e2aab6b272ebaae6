import { AppLink, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";

interface OfferLinkProps extends Omit<AppLinkProps, "to" | "params" | "search"> {
  offerId: string;
}

/** A link to an offer's page. Only on servers with the feature `negotiation`. */
export const OfferLink = ({ offerId, ...rest }: OfferLinkProps) => (
  <AppLink {...rest} to="/offers/$offerId" params={{ offerId }} />
);
