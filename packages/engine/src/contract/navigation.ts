/** A short label after a text in the navigation, for example `new`. */
export type Tag = string;

/** A link or a drop-down group of the top navigation, in one language. */
export type NavItem = {
  text: string;
  /** Route or external URL; absent on a group without its own page. */
  link?: string;
  /** The item is active on routes with this prefix. */
  activeMatch?: string;
  tag?: Tag;
  position: 'left' | 'right';
  /** Bypasses the router: an isolated page needs a document of its own. */
  target?: '_self';
  items: NavItem[];
};

export type SidebarLink = {
  type: 'link';
  text: string;
  link: string;
  tag?: Tag;
  /** Value of `data-context` on the entry. */
  context?: string;
};

export type SidebarGroup = {
  type: 'group';
  text: string;
  /** Route of the page that introduces the group. */
  link?: string;
  tag?: Tag;
  /** Value of `data-context` on the entry. */
  context?: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarNode[];
};

type SidebarDivider = { type: 'divider'; dividerType: 'solid' | 'dashed' };

type SidebarSectionHeader = { type: 'section-header'; text: string; tag?: Tag };

export type SidebarNode = SidebarLink | SidebarGroup | SidebarDivider | SidebarSectionHeader;

/** Sidebars by route prefix; the longest matching prefix wins. */
export type Sidebars = Record<string, SidebarNode[]>;

/** Link to a page, with its text in the sidebar. */
export type PageLink = { text: string; link: string };
