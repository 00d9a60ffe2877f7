import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { PlaygroundProps } from '../props.ts';
import { useSite } from '../site-context.tsx';
import styles from './Playground.page.module.css';

/** Everything else, which loads when a reader wants it. */
const loadWorkbench = () => import('../../playground/page/load.tsx');

/** Recorded builds, until a reader opens the workbench in their place. */
export function Playground(props: PlaygroundProps & { children?: ReactNode }): ReactNode {
  const { sample, label, children } = props;
  const { base, lang } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const [Workbench, setWorkbench] = useState<ComponentType>();
  // A link that somebody shared holds a project.
  useEffect(() => setIsOpen(location.hash.startsWith('#project=')), []);
  useEffect(() => {
    if (!isOpen) return;
    void loadWorkbench()
      .then(({ load }) => load({ base, sample, lang, styles }))
      .then((loaded) => setWorkbench(() => loaded))
      // Without a connection, the recorded builds stay.
      .catch(() => setIsOpen(false));
  }, [isOpen, base, sample, lang]);
  if (Workbench) return <Workbench />;
  return (
    <>
      <p className={styles.toolbar} data-requires-js="">
        <button type="button" aria-busy={isOpen} onClick={() => setIsOpen(true)}>
          {label}
        </button>
      </p>
      {children}
    </>
  );
}
