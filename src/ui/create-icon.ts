import { createElement, type SVGProps } from "react";

/** The lines of a Lucide icon, in a square of 24. */
type Drawing = [tag: string, attributes: Record<string, string>][];

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Draws an icon from its lines. The build puts this in the place of Lucide's own drawing, which is 2 kB compressed; it
 * is decorative unless it has a name.
 */
export function createIcon(drawing: Drawing) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const isNamed = "aria-label" in rest || "role" in rest;
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        width: size,
        height: size,
        "aria-hidden": isNamed ? undefined : true,
        ...rest,
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
