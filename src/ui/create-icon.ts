import { createElement, type SVGProps } from "react";

/** A Lucide icon as its own file holds it: elements with their attributes, in a square of 24. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

const outline: SVGProps<SVGSVGElement> = {
  xmlns: "http://www.w3.org/2000/svg",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

/**
 * Draws an icon from its data. The build puts this in the place of Lucide's own drawing, which is 2 kB compressed; it
 * is decorative unless it has a name.
 */
export function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const isNamed = "aria-label" in rest || "role" in rest;
    return createElement(
      "svg",
      { ...outline, width: size, height: size, "aria-hidden": isNamed ? undefined : true, ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
