import { useSite } from 'docs-theme/components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  canIsolate,
  endIsolation,
  hasKeptState,
  isolate,
  isSupported,
  type Opener,
  savesData,
  workbenchStyles as styles,
} from 'rslib-playground/page';
import type { PlaygroundProps } from '../props.ts';
import inlineScript from './focus-opener.ts?script';

export { inlineScript };

/** Everything else, which loads when a reader wants it. */
const loadWorkbench = () => import('./workbench.isolated.ts');

/** Only in documents: scripts that React inserts in the browser do not run. */
function FocusScript(): ReactNode {
  const html = import.meta.env.SSR ? `<script>${inlineScript}</script>` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant source, allowed by the content security policy
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Recorded builds, until a reader opens the workbench in their place. */
export function Playground(props: PlaygroundProps & { children?: ReactNode }): ReactNode {
  const { sample, label, unsupported, children } = props;
  const { base, lang } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const [canBuild, setCanBuild] = useState(true);
  const [workbench, setWorkbench] = useState<ReactNode>();
  const opener = useRef<Opener>(null);
  useEffect(() => {
    if (isSupported()) endIsolation();
    const isPossible = isSupported() || canIsolate();
    setCanBuild(isPossible);
    // The link names a project, or holds one. The button tells how much is to load.
    const openLinked = (): void =>
      setIsOpen(
        (isOpen) =>
          isOpen || (isPossible && (location.hash.length > 1 || hasKeptState()) && !savesData()),
      );
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    if (!isSupported()) return void isolate().then(() => setCanBuild(false));
    void loadWorkbench()
      .then(({ load }) => load({ base, sample, lang }))
      .then((Loaded) => {
        // A ring around another control would surprise readers who use a mouse.
        const takesFocus = opener.current?.matches(':focus-visible') ?? false;
        setWorkbench(<Loaded takesFocus={takesFocus} dropped={opener.current?.dropped} />);
      })
      // Without a connection, the recorded builds stay.
      .catch(() => setIsOpen(false));
  }, [isOpen, base, sample, lang]);
  if (workbench) return workbench;
  return (
    <>
      {/* React keeps the classes of the document, so the browser needs no class names here. */}
      <p
        className={import.meta.env.SSR ? styles.opener : undefined}
        data-requires-js=""
        suppressHydrationWarning
      >
        {canBuild ? (
          <button
            ref={opener}
            aria-busy={isOpen}
            onClick={() => setIsOpen(true)}
            suppressHydrationWarning
          >
            {label}
          </button>
        ) : (
          <span>{unsupported}</span>
        )}
        <FocusScript />
      </p>
      <div className={import.meta.env.SSR ? styles.gallery : undefined} suppressHydrationWarning>
        {children}
      </div>
    </>
  );
}
