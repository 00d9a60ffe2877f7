/** How it was measured, and what is not the same for all: the end of the report. */
export const differences = `## What was measured
`;
