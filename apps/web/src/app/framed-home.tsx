import { HomeScreen } from "../features/home/home-screen.tsx";
import { Welcome } from "../features/onboarding/welcome.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** Home in the same frame; it shares its address with the sign-in. */
export function FramedHome() {
  return (
    <AccountFrame>
      <HomeScreen Welcome={Welcome} />
    </AccountFrame>
  );
}
