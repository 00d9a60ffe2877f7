/** A link or a drop-down group of the top navigation, in one language. */
export type NavItem = {
  text: string;
  /** Route or external address; absent on a group without a page of its own. */
  link?: string;
  /** The item is active where this matches the start of the route. */
  activeMatch?: string;
  tag?: string;
  position: 'left' | 'right';
  items: NavItem[];
};

export type SidebarLink = {
  type: 'link';
  text: string;
  link: string;
  tag?: string;
  /** Stands on the entry as `data-context`. */
  context?: string;
};

export type SidebarGroup = {
  type: 'group';
  text: string;
  /** Route of the page that introduces the group. */
  link?: string;
  tag?: string;
  /** Stands on the entry as `data-context`. */
  context?: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarNode[];
};

export type SidebarDivider = { type: 'divider'; dividerType: 'solid' | 'dashed' };

export type SidebarSectionHeader = { type: 'section-header'; text: string; tag?: string };

export type SidebarNode = SidebarLink | SidebarGroup | SidebarDivider | SidebarSectionHeader;

/** Sidebars by route prefix; the longest prefix that matches a route wins. */
export type Sidebars = Record<string, SidebarNode[]>;

/** A page before or after another one. */
export type PageLink = { text: string; link: string };
