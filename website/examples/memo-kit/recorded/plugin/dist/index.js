/*! LICENSE: index.js.LICENSE.txt */
import{green as m}from"memo-ink";function o(e,r=!1){let t=`[${r?"x":" "}] ${e}`;return r?m(t):t}export{o as memo};