import { version } from "host-api";
const describePage = ()=>`${document.title} (host ${version})`;
export { describePage };
