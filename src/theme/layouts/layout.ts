import type { ReactNode } from 'react';
import type { Page } from '#contract/page.ts';

export type LayoutProps = { page: Page; children: ReactNode };
