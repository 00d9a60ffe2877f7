import type { ReactNode } from 'react';
import type { DiagramProps } from '../props.ts';
import styles from './Diagram.module.css';
import { type Box, isCode, layoutDiagram } from './diagram-layout.ts';

function Node({ text, note, tone, x, y, width, height }: Box): ReactNode {
  const middle = x + width / 2;
  const baseline = y + height / 2 + (note ? -4 : 4);
  return (
    <g className={styles.node} data-tone={tone}>
      <rect x={x + 0.5} y={y} width={width - 1} height={height} rx={6} />
      <text x={middle} y={baseline} className={isCode(text) ? styles.code : undefined}>
        {text}
      </text>
      {note && (
        <text x={middle} y={baseline + 17} className={styles.note}>
          {note}
        </text>
      )}
    </g>
  );
}

/** Boxes connected by arrows, as SVG with selectable text and theme colors. */
export function Diagram({ alt, layers, arrows, direction }: DiagramProps): ReactNode {
  const layout = layoutDiagram({ layers, arrows, ...(direction && { direction }) });
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="img"
      aria-label={alt}
    >
      {layout.titles.map(({ text, x, y }) => (
        <text key={text} className={styles.title} x={x} y={y}>
          {text}
        </text>
      ))}
      {layout.arrows.map(({ path, head, isOptional }) => (
        <g key={path} className={styles.arrow} data-optional={isOptional ? '' : undefined}>
          <path d={path} />
          <path d={head} />
        </g>
      ))}
      {layout.boxes.map((box) => (
        <Node key={`${box.x} ${box.y}`} {...box} />
      ))}
    </svg>
  );
}

/** Markdown of a diagram: its description. */
export function toMarkdown({ alt }: DiagramProps): string {
  return alt;
}
