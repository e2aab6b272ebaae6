import { deliveryIn } from "./delivery-journey.ts";

deliveryIn("webkit", "tr");
