/** How it was measured, and what is not the same for all: the end of the report. */
export const differences = `## How it was measured

- **Pages.** One program writes them (\`bench/compare/source/\`): some 8 KB of CommonMark with a table, lists, links and four to six highlighted code blocks of eight languages, in English and Chinese, in sections of 25 pages. No generator gets a directive, a component or a heading id that another one would not understand.
- **Generators.** Newest stable releases (\`bench/compare/versions.ts\` pins what is named in the tables; npm chooses what those need), set up as their own guides say: default theme, two languages, a sidebar for each section, search in the browser, no blog, no analytics. Docusaurus gets its faster bundler as in its template, and a public plug-in for search (@easyops-cn/docusaurus-search-local), since it has none of its own without a server.
- **Serving.** One server for all; every text file is compressed with brotli at quality 11 before it is measured, whatever the build made; files but documents may be kept for a year.
- **Bytes** are bodies of answers for the second page of the first section. Styles that stand in a document count as CSS: HTML is what it weighs without them. "At load" is what the page asks for before its load event. "Until idle" adds what it fetches by itself afterwards, before anybody touches it. "In use" adds what comes when the pointer is over the heading: from then on all of them answer presses with what they have. "Two pages" adds what comes when the link to the next page is pressed, in the sidebar; "a search" what comes until a word that stands in one page only is found. What one generator fetches ahead and another when it is asked for counts alike so.
- **Times** start with a press and end when the heading or the result is painted. A page is idle before it is pressed; "in use" means that the pointer has come over the heading before. "Pointer on the link before" presses when everything is quiet again. Service workers are off, because the browser's slow connection does not slow them down.
- **Builds** start without any cache. CPU time is that of all processes that the build waits for, memory the highest sum of the resident memory of all processes of the build, looked at ten times a second: memory that processes share counts for each of them. Sites of many pages are built once, small ones as often as pages are visited, in turns.

## What is not the same

- This project compresses every file while it builds, twice (brotli and gzip), and writes each page once more as Markdown. The others do neither.
- Starlight builds with Node 22, because Astro refuses older ones; all others with the Node named above. It lists all pages in one sidebar, because it has no sidebar for a section without a plug-in; with many pages its documents are larger for it.
- Starlight makes documents only, without client navigation; Rspress, VitePress, Docusaurus and this project exchange the page within the document.
- VitePress brings a font of its own; the others use those of the system.
- Rspress fetches its index by itself once the page is idle. VitePress and Docusaurus fetch the pages that all links in view lead to, this project the next page alone, a moment after the load event. The link that is pressed leads there; a press on another one waits for its page, unless the pointer rested on it.
- This project keeps what a reader needs without a network; the others would need a plug-in for it. It happens some seconds later and is in no other row.
- What the indexes find is not compared. All of them found the word.
`;
