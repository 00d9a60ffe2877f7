import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { TabProps, TabsProps } from '../props.ts';
import styles from './Tabs.module.css';
import { tabsScript } from './tabs-inline-script.ts';
import { useStoredTab } from './use-stored-tab.ts';

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps & { children?: ReactNode }): ReactNode {
  return children;
}

type PanelProps = {
  id: string;
  label: string;
  isActive: boolean;
  onFound: () => void;
  children: ReactNode;
};

/** Hidden panels stay searchable with find in page. */
function Panel({ id, label, isActive, onFound, children }: PanelProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(onFound);
  useEffect(() => {
    if (!isActive) ref.current?.setAttribute('hidden', 'until-found');
  }, [isActive]);
  useEffect(() => {
    const panel = ref.current;
    const listener = () => reveal();
    panel?.addEventListener('beforematch', listener);
    return () => panel?.removeEventListener('beforematch', listener);
  }, []);
  return (
    <div
      ref={ref}
      id={id}
      role="tabpanel"
      aria-label={label}
      className={styles.panel}
      hidden={!isActive}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

type TabViewProps = {
  children?: ReactNode;
  /** The selection is stored only with a group. */
  groupId?: string;
  active: number;
  onSelect: (index: number) => void;
};

/** Only in server-rendered documents: scripts that React inserts in the browser do not run. */
function StoredTabScript(): ReactNode {
  const html = import.meta.env.SSR ? `<script>${tabsScript}</script>` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant source, allowed by the content security policy
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function TabView({ children, groupId, active, onSelect }: TabViewProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  function onKeyDown(event: KeyboardEvent): void {
    const index = nextIndex(event.key, active, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    onSelect(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }
  return (
    <div className={styles.tabs} data-group={groupId}>
      <div ref={list} role="tablist" className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, props }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={`${id}${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => onSelect(index)}
            suppressHydrationWarning
          >
            {props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.key}
          id={`${id}${index}`}
          label={tab.props.label}
          isActive={index === active}
          onFound={() => onSelect(index)}
        >
          {tab}
        </Panel>
      ))}
      {groupId && <StoredTabScript />}
    </div>
  );
}

function SharedTabs({ groupId, children }: { groupId: string; children?: ReactNode }): ReactNode {
  const [active, select] = useStoredTab(groupId, Children.count(children));
  return (
    <TabView groupId={groupId} active={active} onSelect={select}>
      {children}
    </TabView>
  );
}

function LocalTabs({ children }: { children?: ReactNode }): ReactNode {
  const [active, setActive] = useState(0);
  return (
    <TabView active={active} onSelect={setActive}>
      {children}
    </TabView>
  );
}

/** Shows one of its `Tab` children at a time. */
export function Tabs({ groupId, children }: TabsProps & { children?: ReactNode }): ReactNode {
  return groupId ? (
    <SharedTabs groupId={groupId}>{children}</SharedTabs>
  ) : (
    <LocalTabs>{children}</LocalTabs>
  );
}
