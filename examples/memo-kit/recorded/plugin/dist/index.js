/*! LICENSE: index.js.LICENSE.txt */
import o from"picocolors";function r(e,t=!1){let m=`[${t?"x":" "}] ${e}`;return t?o.green(m):m}export{r as memo};