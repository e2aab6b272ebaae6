import type { ReactNode } from "react";

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const InstagramIcon = () => (
  <Icon>
    <rect x="2.5" y="2.5" width="15" height="15" rx="4.5" />
    <circle cx="10" cy="10" r="3.5" />
    <path d="M14.3 5.7h.01" strokeWidth="2" />
  </Icon>
);

export const LinkedInIcon = () => (
  <Icon>
    <rect x="2.5" y="2.5" width="15" height="15" rx="3" />
    <path d="M6.5 9v4.5M9.8 13.5V9m0 2.2c0-2.8 3.9-3 3.9 0v2.3" />
    <path d="M6.5 6.4h.01" strokeWidth="2" />
  </Icon>
);

export const WhatsAppIcon = () => (
  <Icon>
    <path d="M2.6 17.4l1-3.6A7.8 7.8 0 1 1 6.4 16.500z" />
    <path d="M7.3 6.9c.2 3.1 2.6 5.5 5.7 5.8l.8-1.5-1.9-1.1-1 .8c-.8-.4-1.4-1-1.8-1.8l.8-1-1.1-1.9z" />
  </Icon>
);
