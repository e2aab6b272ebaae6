import { deliveryIn } from "./delivery-journey.ts";

deliveryIn("chromium", "tr");
