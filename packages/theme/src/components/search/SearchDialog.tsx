import type { SearchSettings } from 'docs-search';
import type { ReactNode } from 'react';
import { useHref, useStrings } from '../../site-context.tsx';
import { KeyHints } from './KeyHints.tsx';
import { canLoadEarly } from './load-search.ts';
import styles from './Search.module.css';
import { SearchButton } from './SearchButton.tsx';
import { SearchField } from './SearchField.tsx';
import { useBackdropClose } from './use-backdrop-close.ts';
import { useEarlySearch } from './use-early-search.ts';
import { useQuery } from './use-query.ts';
import { useSearchDialog } from './use-search-dialog.ts';
import { useSearchModule } from './use-search-module.ts';

const dialogId = 'search';

function SearchProgress(): ReactNode {
  return (
    <div
      role="progressbar"
      aria-label={useStrings().search.searching}
      className={`${styles.progress} search-progress`}
    />
  );
}

function SearchFailure(): ReactNode {
  const { errorTitle, errorHelp } = useStrings().search;
  return (
    <p key={errorHelp} role="alert" className={styles.failure}>
      <strong>{errorTitle}</strong>
      <br />
      {errorHelp}
    </p>
  );
}

function useLinks({ startLinks, overviewLink }: SearchSettings) {
  const href = useHref();
  return {
    start: startLinks.map(({ text, link }) => ({ text, link: href(link) })),
    overview: overviewLink && { ...overviewLink, link: href(overviewLink.link) },
  };
}

/**
 * The search button and its dialog. Field and frame are part of every document, so they open and accept
 * input before hydration. Everything below the field loads when the reader comes near the button.
 */
export function SearchDialog({ settings }: { settings: SearchSettings }): ReactNode {
  const strings = useStrings().search;
  const { provider } = settings;
  const links = useLinks(settings);
  const query = useQuery();
  const searchModule = useSearchModule(settings);
  const { loaded, hasFailed, lang, load } = searchModule;
  const { dialog, opener, onOpen, close, leave, onClose } = useSearchDialog(query, searchModule);
  const backdrop = useBackdropClose(close);
  useEarlySearch(dialog, query, load);

  return (
    <>
      <SearchButton
        ref={opener}
        dialogId={dialogId}
        preloadUrl={provider.name === 'local' ? provider.index : undefined}
        onIntent={() => canLoadEarly() && load()}
        onClick={onOpen}
      />
      <dialog
        ref={dialog}
        id={dialogId}
        aria-label={strings.title}
        className={styles.dialog}
        {...backdrop}
        onClose={onClose}
      >
        <div className={styles.window}>
          <SearchField
            query={query}
            isLoaded={loaded !== undefined}
            hasFailed={hasFailed}
            onClose={close}
          />
          <div className={styles.body}>
            {query.text.trim() !== '' && !hasFailed && <SearchProgress />}
            {hasFailed && <SearchFailure />}
            {loaded && query.field.current && (
              <loaded.SearchPanel
                key={lang}
                provider={loaded.provider}
                settings={settings}
                links={links}
                strings={strings}
                query={query.text}
                submittedQuery={query.submittedQuery}
                field={query.field.current}
                onQuery={query.fill}
                onLeave={leave}
              />
            )}
          </div>
          {loaded && <KeyHints />}
        </div>
      </dialog>
    </>
  );
}
