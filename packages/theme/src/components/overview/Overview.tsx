import type { OverviewGroup } from 'docs-engine/theme';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../site-context.tsx';
import { FilterField } from './FilterField.tsx';
import { filterGroups } from './filter-groups.ts';
import styles from './Overview.module.css';
import { OverviewGroupView } from './OverviewGroupView.tsx';

type OverviewProps = { groups: OverviewGroup[] };

/** Pages of a section with their headings, and a field that filters them. */
export function Overview({ groups }: OverviewProps): ReactNode {
  const strings = useStrings();
  const [keyword, setKeyword] = useState('');
  const named = groups.map((group) => ({ ...group, text: group.text || strings.overviewOthers }));
  const matching = filterGroups(named, keyword);
  return (
    <div className={styles.overview}>
      <FilterField onKeyword={setKeyword} />
      <p role="status" className={styles.empty}>
        {matching.length === 0 && `${strings.filterNoResult} ${keyword.trim()}`}
      </p>
      {matching.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no state, and titles can be equal
        <OverviewGroupView key={index} group={group} />
      ))}
    </div>
  );
}
