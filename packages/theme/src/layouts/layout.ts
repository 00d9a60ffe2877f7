import type { Page } from 'docs-engine/src/contract/page.ts';
import type { ReactNode } from 'react';

export type LayoutProps = { page: Page; children: ReactNode };
