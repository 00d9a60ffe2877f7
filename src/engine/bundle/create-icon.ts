import { createElement, type ReactElement, type SVGProps } from 'react';

/** What lucide-react knows about one icon. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] };

type IconProps = SVGProps<SVGSVGElement> & { size: number };

/**
 * Stands in for the function of lucide-react in a build, see `plain-icons.ts`. That one adds a
 * namespace that HTML does not need and two classes that nothing uses.
 */
// biome-ignore lint/style/noDefaultExport: lucide-react exports its own like that
export default function createIcon({ node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    );
}
