import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import ky from "ky";
import { createRoot } from "react-dom/client";
import { create } from "zustand";

// Uses every library of the stack once: the lower bound of the first load.

const useCount = create<{ count: number; add: () => void }>((set) => ({
  count: 0,
  add: () => set(({ count }) => ({ count: count + 1 })),
}));

function Page() {
  const { count, add } = useCount();
  const { data } = useQuery({ queryKey: ["page"], queryFn: () => ky.get("/page").text() });
  const { mutate } = useMutation({ mutationFn: () => ky.post("/page") });
  return (
    <button type="button" onClick={() => (add(), mutate())}>
      {i18n._("floor")} {count} {data}
      <Link to="/">.</Link>
      <Outlet />
    </button>
  );
}

const rootRoute = createRootRoute({ component: Outlet });
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: "/", component: Page }),
]);
const router = createRouter({ routeTree });

createRoot(document.body).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  </I18nProvider>,
);
