/** How far an application is, as the person says, in the order of things. */
export const applicationStates = ["to_send", "sent", "interview", "offer", "no"] as const;
export type ApplicationState = (typeof applicationStates)[number];
