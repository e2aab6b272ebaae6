import { IsSchema } from "typebox";
import * as account from "#contract/account.ts";
import * as audio from "#contract/audio.ts";
import * as clientDetails from "#contract/clients/client-details.ts";
import * as clients from "#contract/clients/clients.ts";
import * as firstOffer from "#contract/offers/first-offer.ts";
import * as guest from "#contract/guest.ts";
import * as history from "#contract/history.ts";
import * as corrections from "#contract/imports/corrections.ts";
import * as imports from "#contract/imports/imports.ts";
import * as insights from "#contract/insights.ts";
import * as lists from "#contract/lists.ts";
import * as offerEvents from "#contract/offers/offer-events.ts";
import * as offers from "#contract/offers/offers.ts";
import * as events from "#contract/events.ts";
import * as problem from "#contract/problem.ts";
import * as productions from "#contract/productions/productions.ts";
import * as requestEvents from "#contract/voice-requests/request-events.ts";
import * as requestSuggestion from "#contract/voice-requests/request-suggestion.ts";
import * as requests from "#contract/voice-requests/requests.ts";
import * as reviewLink from "#contract/productions/review-link.ts";
import * as rooms from "#contract/rooms.ts";
import * as samples from "#contract/samples.ts";
import * as session from "#contract/session.ts";
import * as showcase from "#contract/showcase.ts";
import * as team from "#contract/team.ts";
import * as uploads from "#contract/uploads.ts";
import * as voiceArtists from "#contract/voice-artists.ts";
import * as voiceRequests from "#contract/voice-requests/voice-requests.ts";
import * as suggestions from "#contract/voices/voice-suggestions.ts";
import * as voices from "#contract/voices/voices.ts";

const modules: object[] = [
  account,
  audio,
  clientDetails,
  clients,
  corrections,
  firstOffer,
  guest,
  history,
  imports,
  insights,
  lists,
  offerEvents,
  offers,
  events,
  problem,
  productions,
  requestEvents,
  requestSuggestion,
  requests,
  reviewLink,
  rooms,
  samples,
  session,
  showcase,
  team,
  uploads,
  voiceArtists,
  voiceRequests,
  suggestions,
  voices,
];

/** A shape of its own: a bare text or number would give its name to every other one. */
const isShape = (schema: object) => /"(?:properties|anyOf|allOf|enum)":/.test(JSON.stringify(schema));

/** The contract's schemas by the names under which it exports them. */
export const contractSchemas = (): [string, object][] =>
  modules.flatMap((exported) =>
    Object.entries(exported).filter(([, schema]) => IsSchema(schema) && isShape(schema)),
  );
