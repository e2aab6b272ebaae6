const guarded = /^\/(_client|owner|account|_sign-in\/(first-password|second-factor-setup))$/;

/** Whether the route, by its id, is only for people who are signed in; those below it are told by its layout. */
export const isGuardedRoute = (routeId: string): boolean => guarded.test(routeId);
