import { createElement, type ReactNode, type SVGProps } from 'react';

type IconNode = [tag: string, attributes: Record<string, string>][];
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** Draws an icon of Lucide 1.75.0, whose package has 51 MB. `reset.css` draws the lines. */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(node: IconNode): (props: IconProps) => ReactNode {
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
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
