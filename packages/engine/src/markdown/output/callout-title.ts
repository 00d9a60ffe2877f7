/** Element around the title of a callout in the HTML tree, if the title has markup. */
export const calloutTitleTag = 'callout-title';
