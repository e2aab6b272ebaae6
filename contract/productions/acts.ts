import { Type, type Static } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { EventId } from "#contract/events.ts";

const strict = { additionalProperties: false };
const remark = Type.String({ maxLength: productionLimits.text });

/** What becomes of the work on an accepted offer; each names the last event that its sender had seen. */
export const ProductionAct = Type.Union([
  Type.Object({ kind: Type.Literal("handOver"), eventId: EventId, text: Type.Optional(remark) }, strict),
  Type.Object({ kind: Type.Literal("takeBack"), eventId: EventId }, strict),
  Type.Object({ kind: Type.Literal("askChanges"), eventId: EventId, text: Type.Optional(remark) }, strict),
  Type.Object(
    {
      kind: Type.Literal("approve"),
      eventId: EventId,
      /** The newest of each title unless told. */
      takeIds: Type.Optional(
        Type.Array(Type.String({ maxLength: limits.name }), {
          minItems: 1,
          maxItems: productionLimits.takes,
          uniqueItems: true,
        }),
      ),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal("reopen"),
      eventId: EventId,
      reason: Type.String({ minLength: 1, maxLength: productionLimits.text }),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal("shareOriginals"), eventId: EventId, isOn: Type.Boolean() }, strict),
]);
export type ProductionAct = Static<typeof ProductionAct>;
