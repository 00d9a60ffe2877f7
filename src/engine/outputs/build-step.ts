import type { Renderer } from '../document/server-entry.ts';
import type { OutputDir } from '../files/output-dir.ts';
import type { Project } from '../site/load-project.ts';

/** What a step needs that writes what is made of pages. */
export type BuildContext = {
  project: Project;
  /** Loads the theme, which takes a moment, when the first page needs it. */
  getRenderer: () => Promise<Renderer>;
  /** Changes with the code that writes, also where the browser gets none of it. */
  code: string;
  output: OutputDir;
};
