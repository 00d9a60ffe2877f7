import type { ReactNode } from 'react';
import type { PlaygroundStrings } from './strings.ts';
import styles from './Workbench.module.css';

const views = ['edit', 'options', 'output', 'log', 'compare'] as const;
export type View = (typeof views)[number];

type ViewsProps = { view: View; strings: PlaygroundStrings; onView: (view: View) => void };

/** On a narrow screen one pane shows at a time; this chooses it. */
export function Views({ view, strings, onView }: ViewsProps): ReactNode {
  return (
    <div role="radiogroup" aria-label={strings.view} className={styles.views}>
      {views.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="playground-view"
            checked={each === view}
            onChange={() => onView(each)}
          />
          <span>{strings[each]}</span>
        </label>
      ))}
    </div>
  );
}
