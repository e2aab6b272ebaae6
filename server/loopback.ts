const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;

/** Whether a host, as in a setting or an address, is this machine itself. */
export const isLoopback = (host: string): boolean => loopback.test(host);
