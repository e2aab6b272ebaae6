import { createRoot } from "react-dom/client";
import { createApp } from "./create-app.tsx";

/** Renders the application into `root`; `data-ready` marks when it is interactive. */
export async function startApp(root: HTMLElement): Promise<void> {
  const { app, router } = await createApp();
  createRoot(root).render(app);
  await router.load();
  document.documentElement.dataset["ready"] = "";
}
