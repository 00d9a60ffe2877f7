import type { Cell, Place } from './define.ts';

type Look = Cell['look'];

/** Starts a server, after a build where it needs one, and opens its page. `PORT` is a free port. */
export function serve(server: string, build?: string): Look {
  return async ({ run, start, open, port }) => {
    if (build) await run(build);
    await start(server.replace('PORT', String(port)));
    return open(`http://localhost:${port}/`);
  };
}

/** Runs a build and opens the `index.html` that it writes. */
export function buildPage(command: string, folder = 'dist'): Look {
  return async ({ run, openBuilt }) => {
    await run(command);
    return openBuilt(folder);
  };
}

/** Builds into `dist` and opens a page with these files. `ARGS` are those of a setting. */
export function buildFiles(command: string, ...head: string[]): Look {
  return async ({ run, openFiles, args }) => {
    await run(command.replace('ARGS', args));
    return openFiles('dist', head);
  };
}

/** Runs commands, the last of which prints what is seen. `ARGS` are those of a setting. */
export function print(...commands: string[]): Look {
  return async ({ run, seenIn, args }) => {
    let output = '';
    for (const command of commands) output = await run(command.replace('ARGS', args));
    return seenIn(output);
  };
}

/** A program whose place is a test, and the same program when it fails. */
export function createTests(command: string, place: Place = 'program'): Cell[] {
  return [
    { name: 'test', place, unless: 'test', look: print(`${command} 2>&1`) },
    {
      name: 'failing test',
      place: 'test',
      look: ({ run, failAt, args }) => failAt(() => run(command.replace('ARGS', args))),
    },
  ];
}

/** Looks for unused code in what a build writes into `dist`. */
export function findUnused(command: string): Cell {
  return {
    name: 'size',
    place: 'output',
    look: async (app) => {
      await app.run(command);
      return app.findUnused('dist');
    },
  };
}

/** Commands of a framework, each at several places, with what the places are called. */
export function createCells(
  names: Partial<Record<Place, string>>,
  looks: Record<string, Look>,
): Cell[] {
  return (Object.entries(names) as [Place, string][]).flatMap(([place, name]) =>
    Object.entries(looks).map(([command, look]) => ({
      name: `${command}, ${name}`,
      place,
      ...(place === 'server' && names.component && { unless: 'component' as const }),
      look,
    })),
  );
}
