import type { Page } from 'docs-engine/theme';
import type { ReactNode } from 'react';

export type LayoutProps = { page: Page; children: ReactNode };
