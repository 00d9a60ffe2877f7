import type { ReactNode } from 'react';
import type { PageData } from '#contract/page.ts';

export type LayoutProps = { page: PageData; children: ReactNode };
