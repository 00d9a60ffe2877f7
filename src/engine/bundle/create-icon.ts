import { createElement, type ReactNode, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Replaces `createLucideIcon`, which adds 1 KB of script for options and class names that no icon here has. `reset.css` draws the lines. */
// biome-ignore lint/style/noDefaultExport: modules of icons import the default
export default function createIcon({ node }: IconData): (props: IconProps) => ReactNode {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        stroke: 'currentColor',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
