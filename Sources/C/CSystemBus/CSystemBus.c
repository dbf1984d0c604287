#include "CSystemBus.h"

#include "CDynamicLibrary.h"
#include <sys/prctl.h>

// What the sensors, notifications and the bus of screen readers use, and nothing more.
#define FUNCTIONS(F)                                                                                                                      \
    F(sd_bus_open_system)                                                                                                                 \
    F(sd_bus_open_user)                                                                                                                   \
    F(sd_bus_new)                                                                                                                         \
    F(sd_bus_set_address)                                                                                                                 \
    F(sd_bus_set_bus_client)                                                                                                              \
    F(sd_bus_start)                                                                                                                       \
    F(sd_bus_get_unique_name)                                                                                                             \
    F(sd_bus_is_ready)                                                                                                                    \
    F(sd_bus_flush_close_unref)                                                                                                           \
    F(sd_bus_close_unref)                                                                                                                 \
    F(sd_bus_get_fd)                                                                                                                      \
    F(sd_bus_get_events)                                                                                                                  \
    F(sd_bus_get_timeout)                                                                                                                 \
    F(sd_bus_process)                                                                                                                     \
    F(sd_bus_add_match_async)                                                                                                             \
    F(sd_bus_add_filter)                                                                                                                  \
    F(sd_bus_send)                                                                                                                        \
    F(sd_bus_call_async)                                                                                                                  \
    F(sd_bus_message_new_method_call)                                                                                                     \
    F(sd_bus_message_new_method_return)                                                                                                   \
    F(sd_bus_message_new_method_error)                                                                                                    \
    F(sd_bus_message_new_signal)                                                                                                          \
    F(sd_bus_message_unref)                                                                                                               \
    F(sd_bus_message_set_auto_start)                                                                                                      \
    F(sd_bus_message_append_basic)                                                                                                        \
    F(sd_bus_message_append_array)                                                                                                        \
    F(sd_bus_message_open_container)                                                                                                      \
    F(sd_bus_message_close_container)                                                                                                     \
    F(sd_bus_message_get_cookie)                                                                                                          \
    F(sd_bus_message_get_reply_cookie)                                                                                                    \
    F(sd_bus_message_get_error)                                                                                                           \
    F(sd_bus_message_is_method_call)                                                                                                      \
    F(sd_bus_message_get_sender)                                                                                                          \
    F(sd_bus_message_get_interface)                                                                                                       \
    F(sd_bus_message_get_path)                                                                                                            \
    F(sd_bus_message_get_member)                                                                                                          \
    F(sd_bus_message_peek_type)                                                                                                           \
    F(sd_bus_message_enter_container)                                                                                                     \
    F(sd_bus_message_exit_container)                                                                                                      \
    F(sd_bus_message_read_basic)                                                                                                          \
    F(sd_bus_message_read_array)                                                                                                          \
    F(sd_bus_message_skip)

// Systems without systemd have the same functions in a library of their own.
GND_LIBRARY(FUNCTIONS, "libsystemd.so.0", "libelogind.so.0", "libbasu.so.0")

int gnd_system_bus_load(void) { return gnd_library_load(&door); }

void gnd_thread_name(const char *name) { prctl(PR_SET_NAME, name); }

GND_HAND_OVER(int, sd_bus_open_system, (sd_bus **bus), (bus))
GND_HAND_OVER(int, sd_bus_open_user, (sd_bus **bus), (bus))
GND_HAND_OVER(int, sd_bus_new, (sd_bus **bus), (bus))
GND_HAND_OVER(int, sd_bus_set_address, (sd_bus *bus, const char *address), (bus, address))
GND_HAND_OVER(int, sd_bus_set_bus_client, (sd_bus *bus, int isOn), (bus, isOn))
GND_HAND_OVER(int, sd_bus_start, (sd_bus *bus), (bus))
GND_HAND_OVER(int, sd_bus_get_unique_name, (sd_bus *bus, const char **name), (bus, name))
GND_HAND_OVER(int, sd_bus_is_ready, (sd_bus *bus), (bus))
GND_HAND_OVER(sd_bus *, sd_bus_close_unref, (sd_bus *bus), (bus))
GND_HAND_OVER(sd_bus *, sd_bus_flush_close_unref, (sd_bus *bus), (bus))
GND_HAND_OVER(int, sd_bus_get_fd, (sd_bus *bus), (bus))
GND_HAND_OVER(int, sd_bus_get_events, (sd_bus *bus), (bus))
GND_HAND_OVER(int, sd_bus_get_timeout, (sd_bus *bus, uint64_t *until), (bus, until))
GND_HAND_OVER(int, sd_bus_process, (sd_bus *bus, sd_bus_message **message), (bus, message))
GND_HAND_OVER(int, sd_bus_add_match_async,
              (sd_bus *bus, sd_bus_slot **slot, const char *match, sd_bus_message_handler_t handler, sd_bus_message_handler_t installed,
               void *userdata),
              (bus, slot, match, handler, installed, userdata))
GND_HAND_OVER(int, sd_bus_add_filter, (sd_bus *bus, sd_bus_slot **slot, sd_bus_message_handler_t handler, void *userdata),
              (bus, slot, handler, userdata))
GND_HAND_OVER(int, sd_bus_send, (sd_bus *bus, sd_bus_message *message, uint64_t *cookie), (bus, message, cookie))
GND_HAND_OVER(int, sd_bus_call_async,
          (sd_bus *bus, sd_bus_slot **slot, sd_bus_message *message, sd_bus_message_handler_t handler, void *userdata,
           uint64_t microseconds),
          (bus, slot, message, handler, userdata, microseconds))
GND_HAND_OVER(int, sd_bus_message_new_method_call,
              (sd_bus *bus, sd_bus_message **message, const char *destination, const char *path, const char *interface, const char *member),
              (bus, message, destination, path, interface, member))
GND_HAND_OVER(int, sd_bus_message_new_method_return, (sd_bus_message *call, sd_bus_message **message), (call, message))
GND_HAND_OVER(int, sd_bus_message_new_method_error, (sd_bus_message *call, sd_bus_message **message, const sd_bus_error *error),
              (call, message, error))
GND_HAND_OVER(int, sd_bus_message_new_signal,
              (sd_bus *bus, sd_bus_message **message, const char *path, const char *interface, const char *member),
              (bus, message, path, interface, member))
GND_HAND_OVER(sd_bus_message *, sd_bus_message_unref, (sd_bus_message *message), (message))
GND_HAND_OVER(int, sd_bus_message_set_auto_start, (sd_bus_message *message, int isOn), (message, isOn))
GND_HAND_OVER(int, sd_bus_message_append_basic, (sd_bus_message *message, char type, const void *value), (message, type, value))
GND_HAND_OVER(int, sd_bus_message_append_array, (sd_bus_message *message, char type, const void *bytes, size_t count),
              (message, type, bytes, count))
GND_HAND_OVER(int, sd_bus_message_open_container, (sd_bus_message *message, char type, const char *contents), (message, type, contents))
GND_HAND_OVER(int, sd_bus_message_close_container, (sd_bus_message *message), (message))
GND_HAND_OVER(int, sd_bus_message_get_cookie, (sd_bus_message *message, uint64_t *cookie), (message, cookie))
GND_HAND_OVER(int, sd_bus_message_get_reply_cookie, (sd_bus_message *message, uint64_t *cookie), (message, cookie))
GND_HAND_OVER(const sd_bus_error *, sd_bus_message_get_error, (sd_bus_message *message), (message))
GND_HAND_OVER(int, sd_bus_message_is_method_call, (sd_bus_message *message, const char *interface, const char *member),
              (message, interface, member))
GND_HAND_OVER(const char *, sd_bus_message_get_sender, (sd_bus_message *message), (message))
GND_HAND_OVER(const char *, sd_bus_message_get_interface, (sd_bus_message *message), (message))
GND_HAND_OVER(const char *, sd_bus_message_get_path, (sd_bus_message *message), (message))
GND_HAND_OVER(const char *, sd_bus_message_get_member, (sd_bus_message *message), (message))
GND_HAND_OVER(int, sd_bus_message_peek_type, (sd_bus_message *message, char *type, const char **contents), (message, type, contents))
GND_HAND_OVER(int, sd_bus_message_enter_container, (sd_bus_message *message, char type, const char *contents), (message, type, contents))
GND_HAND_OVER(int, sd_bus_message_exit_container, (sd_bus_message *message), (message))
GND_HAND_OVER(int, sd_bus_message_read_basic, (sd_bus_message *message, char type, void *value), (message, type, value))
GND_HAND_OVER(int, sd_bus_message_read_array, (sd_bus_message *message, char type, const void **bytes, size_t *count),
              (message, type, bytes, count))
GND_HAND_OVER(int, sd_bus_message_skip, (sd_bus_message *message, const char *types), (message, types))
