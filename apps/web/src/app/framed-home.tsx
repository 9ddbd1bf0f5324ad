import { QueryClientProvider } from "@tanstack/react-query";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { queryClient } from "./query-client.ts";

/** Home in the same frame; it shares its address with the sign-in. */
export function FramedHome() {
  return (
    <QueryClientProvider client={queryClient}>
      <HomeScreen />
    </QueryClientProvider>
  );
}
