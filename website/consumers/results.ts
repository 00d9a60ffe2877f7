/**
 * What happens with the defaults of the tool.
 * - `works`: the page or program sees what it should
 * - `fails`: a message stops the tool, or the program that it runs
 * - `wrong`: the build succeeds, and what it has built does something else
 */
type Result = 'works' | 'fails' | 'wrong';

export type CellResult = {
  package: string;
  cell: string;
  result: Result;
  /** What was seen with the defaults of the tool: a value, or the message. */
  seen: string;
  /** One setting of the application with which it works. */
  setting?: string;
  /** What the same source does in the application itself, where the package does not work. */
  control?: string;
};

/** Results of a tool, in `results/<tool>.json`. */
export type ToolResults = {
  tool: string;
  /** `name version` of what was run. */
  versions: string[];
  cells: CellResult[];
};
