import { deliveryIn } from "./delivery-journey.ts";

deliveryIn("firefox", "en");
